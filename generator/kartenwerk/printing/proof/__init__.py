"""Proof: a PDF file as the plates of a press, and these as one picture. Ghostscript makes the plates."""

from kartenwerk.printing.proof.pages import ProofPage, proof_pages
from kartenwerk.printing.proof.picture import proof_picture
from kartenwerk.printing.proof.plates import ROUNDING, Plates

__all__ = ["ROUNDING", "Plates", "ProofPage", "proof_pages", "proof_picture"]
