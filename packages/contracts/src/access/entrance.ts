export { type PermissionLevel, type RoleItem, type RoleScope } from './role-item'
