// The blocks of an evening as the translated counting knows them: classes of the same names.
const DealEntry = py.kind();
const Correction = py.kind();
Object.setPrototypeOf(Correction.proto, DealEntry.proto);
const [Void, ChipsBought, SeatsChanged] = [py.kind(), py.kind(), py.kind()];
