export { createTestApp, usualTestTime, type TestApp } from './test-app'
export { testSecret } from './test-secret'
export { createTestDatabase, type TestDatabase } from './test-database'
export {
  changePerson,
  makeForecast,
  makePerson,
  makePlaces,
  makeStaffMember,
  registerManifest,
  setLicence,
} from './make-data'
export { ownerOf } from './owner-of'
export type * from './control-contract'
export { signInto } from './sign-in'
