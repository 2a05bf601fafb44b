import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { AppFetcher } from './app-source'
import type { ShadowSurroundings } from './shadow-mount'

/** What a runner needs of the world around it; handed in, so that tests drive every outcome. */
export interface LoadSurroundings extends AppFetcher, ShadowSurroundings {
  hasUnsavedWork(): boolean
  /** The version before, as the server tells it; null where there is none, or no answer. Never rejects. */
  askBefore(module: RegisteredModule): Promise<RegisteredModule | null>
  /** It stands on the page. Somebody waited so many milliseconds for it; undefined where another stood meanwhile. */
  cameUp(module: RegisteredModule, waited?: number): void
}
