import { QueryProvider } from '@veckovis/platform/queries'
import { SignedInFrame } from './signed-in-frame'

/** The frame with the cache of what the server answered: both come with the sign-in, not before. */
export const SignedInArea = () => (
  <QueryProvider>
    <SignedInFrame />
  </QueryProvider>
)
