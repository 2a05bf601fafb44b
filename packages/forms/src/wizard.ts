// An entry of its own: few forms have steps, and only those that do pay for them.
export { useSteps, useWizardDraft, type WizardForm } from './wizard/use-wizard'
