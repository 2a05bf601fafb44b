import { LogoField } from '../../features/logo/logo-field'
import { MunicipalityDialog } from '../../features/places/editing/municipality-dialog'
import type { PlaceDialogProps } from '../../features/places/editing/place-dialog'

/** The dialog of a municipality with the field of its logo. */
export const MunicipalityForm = (props: PlaceDialogProps) => (
  <MunicipalityDialog {...props} logoOf={municipality => <LogoField municipality={municipality} />} />
)
