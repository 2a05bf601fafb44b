import type { WizardForm } from '@veckovis/forms/wizard'
import type { NeedsDraft } from '../../data/needs-draft'
import type { NeedsField } from './draft/read-needs'

export type NeedsForm = WizardForm<NeedsDraft, NeedsField>
