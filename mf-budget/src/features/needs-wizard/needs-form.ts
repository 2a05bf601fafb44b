import type { WizardForm } from '@veckovis/forms/wizard'
import type { NeedsDraft } from '../../data/needs-draft'

export type NeedsForm = WizardForm<NeedsDraft>
