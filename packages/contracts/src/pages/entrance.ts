export { plannedModulePaths, shellPaths, welcomePaths } from './page-paths'
