export { beginOfDay, dayOf, endOfDay, licenceEndText, licenceStatus } from './licence-dates'
export { licenceSubjects, type LicenceSubject } from './licence-subjects'
