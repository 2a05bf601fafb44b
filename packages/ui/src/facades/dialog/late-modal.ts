import type { Modal as ModalComponent } from './modal'

type Modal = typeof ModalComponent

let here: Modal | null = null

/** antd's modal if it has come; no first page needs it. */
export const modalNow = (): Modal | null => here

/** The person who asks again after a failure gets it from another address. */
export const fetchModal = async (): Promise<void> => {
  here ??= (await import('./modal')).Modal
}
