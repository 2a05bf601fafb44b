export { type RoleItem } from './role-item'
