export { currentContract, rangeText, speaksContract } from './contract-range'
export {
  moduleManifest,
  moduleRecord,
  moduleRegistry,
  type ModuleManifest,
  type ModuleRecord,
  type ModuleRegistry,
  type ModuleRoute,
  type NavigationEntry,
  type RegisteredModule,
} from './module-manifest'
export { moduleFailureReport, type ModuleFailure, type ModuleFailureReport } from './module-failures'
export {
  changeLicenceRequest,
  giveLicenceRequest,
  licence,
  licencePeriod,
  moduleSettings,
  municipalityLicences,
  settingsMunicipalities,
  type ChangeLicenceRequest,
  type GiveLicenceRequest,
  type Licence,
  type LicencePeriod,
  type MunicipalityLicences,
  type SettingsModule,
  type SettingsMunicipalities,
} from './module-settings'
