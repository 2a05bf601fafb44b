import { Page } from '@veckovis/ui'
import { Places } from '../features/places/places'

/** The places that the person reaches, whatever unit is active. The frame shows the title of the route. */
export const AreaNamePage = () => (
  <Page>
    <Places />
  </Page>
)
