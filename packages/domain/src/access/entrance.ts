export { permissionIds } from './permissions'
