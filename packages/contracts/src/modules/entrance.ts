export { contextPlaces, largestContribution, largestEntry, largestFirstPage, largestModule } from './manifest-parts'
export { currentContract, rangeText, speaksContract } from './contract-range'
export {
  moduleRecord,
  moduleRegistry,
  publishedManifest,
  recordShape,
  type ModuleRecord,
  type ModuleRegistryAnswer,
  type PublishedManifest,
  type PublishedModule,
} from './published-module'
export { unservedPackage } from './shared-versions'
export { offeredTypes, otherType, type OfferedTypes } from './shared-types'
export { missingName, namesByRequest, type NamesByRequest } from './names-by-request'
export {
  receivedRegistry,
  type ClosedPath,
  type Contribution,
  type LeftOutModule,
  type ModuleRegistry,
  type ModuleRoute,
  type NavigationEntry,
  type ReceivedRegistry,
  type RegisteredModule,
} from './received-registry'
export {
  moduleFailureReport,
  moduleLoads,
  withoutNumbers,
  type ModuleFailure,
  type ModuleFailureReport,
  type ModuleLoad,
} from './module-failures'
export {
  endRolloutRequest,
  moduleRollouts,
  mostRolloutPlaces,
  rolledOutVersion,
  rollOutRequest,
  type EndRolloutRequest,
  type ModuleRollout,
  type RollOutRequest,
} from './module-rollouts'
export { versionHealthAnswer, type ModuleHealth } from './version-health'
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
export { licenceRefusal, type LicenceRefusal } from './licence-refusals'
export {
  activatedVersion,
  activationOrPasswordRefusal,
  activationRefusal,
  promoteRequest,
  rollBackRequest,
  type ActivatedVersion,
  type ActivationRefusal,
  type ModuleActivation,
} from './module-activation'
export {
  archiveLimits,
  canDeployRequest,
  deployedVersion,
  deployKeys,
  deployPromoteRequest,
  madeDeployKey,
  makeDeployKeyRequest,
  publishFields,
  type DeployedVersion,
  type DeployKey,
  type DeployKeys,
  type DeployKeyScope,
  type DeployRefusal,
  type MakeDeployKeyRequest,
} from './deploy-keys'
export { measuresAnswer, moduleMeasures, type ModuleMeasure, type VersionMeasures } from './module-measures'
export { moduleOffersAnswer, unofferedParts, type ModuleOffers } from './offers'
export { modulePartsAnswer, type ModuleParts, type ModuleSizes } from './module-parts'
