import { useTranslation } from '@veckovis/platform'
import { Skeleton } from '@veckovis/ui'
import type { KeyboardEvent } from 'react'
import { PaletteField } from './palette-field'

/** What was typed and pressed before the code of the palette was there; the keys since the text was last changed. */
export type Early = { readonly text: string; readonly keys: readonly string[] }

export const nothingEarly: Early = { text: '', keys: [] }

const keptKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter']

export type WaitingPaletteProps = {
  readonly early: Early
  readonly onEarly: (early: Early) => void
  readonly onClose: () => void
}

/** Stands in for the palette until its code is there, and loses nothing of what is typed meanwhile. */
export const WaitingPalette = ({ early, onEarly, onClose }: WaitingPaletteProps) => {
  const { t } = useTranslation('mf-forecast')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !keptKeys.includes(event.key)) return
    event.preventDefault()
    onEarly({ ...early, keys: [...early.keys, event.key] })
  }
  return (
    <>
      <PaletteField
        value={early.text}
        // It was chosen: what is typed after that is no search.
        readOnly={early.keys.includes('Enter')}
        onText={text => onEarly({ text, keys: [] })}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <Skeleton lines={6} label={t('loading')} />
    </>
  )
}
