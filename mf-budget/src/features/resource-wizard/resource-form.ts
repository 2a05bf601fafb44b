import type { WizardForm } from '@veckovis/forms/wizard'
import type { ResourceDraft } from './draft/resource-draft'

export type ResourceForm = WizardForm<ResourceDraft>
