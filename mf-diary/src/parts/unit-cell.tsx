import * as styles from './unit-cell.module.css'

type UnitCellProps = { readonly unitName: string; readonly departmentName: string }

/** A unit in a list of several: units of two departments may share a name. */
export const UnitCell = ({ unitName, departmentName }: UnitCellProps) => (
  <>
    {unitName}
    <span className={styles.department}>{departmentName}</span>
  </>
)
