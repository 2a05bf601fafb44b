export { linkPathOf, plannedModulePaths, shellPaths, welcomePaths } from './page-paths'
export type { LinkPath } from './page-paths'
