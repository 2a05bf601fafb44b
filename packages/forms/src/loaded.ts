// An entry of its own, without formik: what is only read has no form.
export { AllClear } from './loaded/all-clear'
export { LoadedNames } from './loaded/loaded-names'
export { FailedLoad, Loaded, readTogether, standTogether, type Read, useFocusOnArrival } from './loaded/loaded'
