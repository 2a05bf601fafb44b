// An entry of its own: few forms have steps, and only those that do pay for them.
export { useSteps, type WizardForm } from './wizard/use-steps'
export { useWizardDraft, type WizardDraft } from './wizard/use-wizard-draft'
export { Wizard, type WizardTexts } from './wizard/wizard'
export type { TextPath } from './wizard/text-path'
