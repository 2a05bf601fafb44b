export { beginOfDay, dayOf, endOfDay, licenceEndText, licenceStatus } from './licence-dates'
export { licenceSubjects, type LicenceSubject } from './licence-subjects'
export { versionBefore, whyPassedOver, type EarlierVersion } from './version-before'
export { healthOf, isFaultOfVersion, versionHealths, type VersionCounts } from './version-health'
