// In the place of ./late-modal in tests of anyone who uses a dialog (packages/build/src/jest-preset.mjs).
import { Modal } from './modal'

export const modalNow = () => Modal

export const fetchModal = async (): Promise<void> => undefined
