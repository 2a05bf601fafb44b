import { useSearchParams } from '@veckovis/platform/router'
import type { DiaryDialog } from '../data/diary-dialog'

type OpenDialog = { readonly dialog: DiaryDialog; readonly choose: (dialog: DiaryDialog) => void }

const without = (name: string) => (address: URLSearchParams) => {
  const next = new URLSearchParams(address)
  next.delete(name)
  return next
}

/** An entry that the address names stands open, as the forecast's explanations ask for: `/diary?entry=7`. */
export const useAddressedEntry = ({ dialog, choose }: OpenDialog): OpenDialog => {
  const [address, setAddress] = useSearchParams()
  const text = address.get('entry')
  const id = text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return {
    dialog: dialog.kind === 'none' && id !== null ? { kind: 'view', id } : dialog,
    choose: wanted => {
      if (text !== null) setAddress(without('entry'), { replace: true })
      choose(wanted)
    },
  }
}
