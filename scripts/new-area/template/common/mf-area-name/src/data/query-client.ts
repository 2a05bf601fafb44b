import { createModuleQueryClient } from '@veckovis/platform/queries'

/** What this version of the module has read; changes that concern others are announced to them by topics. */
export const queryClient = createModuleQueryClient('mf-area-name')
