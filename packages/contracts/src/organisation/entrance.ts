export { treeCounty, unitAnswer, type TreeCounty, type UnitAnswer } from './unit-tree'
