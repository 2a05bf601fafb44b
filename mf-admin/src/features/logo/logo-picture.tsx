import { uploadAddress } from '@veckovis/platform'
import * as styles from './logo.module.css'

/** A municipality's logo beside its name; nothing without one. */
export const LogoPicture = ({ logoFilename }: { readonly logoFilename: string | null }) =>
  logoFilename === null ? null : (
    <img className={styles.small} src={uploadAddress(logoFilename)} alt="" width={32} height={32} />
  )
