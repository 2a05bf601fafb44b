export { startPath } from './start-path'
