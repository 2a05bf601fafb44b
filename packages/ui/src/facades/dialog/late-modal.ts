import type { Modal as ModalComponent } from './modal'

type Modal = typeof ModalComponent

let here: Modal | null = null

/** antd's modal if it has come; it brings antd's style engine along, which no first page needs. */
export const modalNow = (): Modal | null => here

/** Whoever asks again after a failure gets it from another address. */
export const fetchModal = async (): Promise<void> => {
  here ??= (await import('./modal')).Modal
}
