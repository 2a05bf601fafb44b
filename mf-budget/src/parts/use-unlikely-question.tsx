import { useTranslation } from '@veckovis/platform'
import { Stack } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState } from 'react'

type Asked = { readonly sentences: readonly string[]; readonly goOn: () => void }

/**
 * Asks before something is done about values that are legal and hardly meant. A sentence tells the value, so
 * what is meant so is not asked about again while it stays the same.
 */
export const useUnlikelyQuestion = () => {
  const { t } = useTranslation('mf-budget')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set<string>())
  const ask = (sentences: readonly string[], goOn: () => void) => {
    const open = sentences.filter(sentence => !kept.has(sentence))
    if (open.length === 0) goOn()
    else setAsked({ sentences: open, goOn })
  }
  const keep = ({ sentences, goOn }: Asked) => {
    setKept(before => new Set([...before, ...sentences]))
    setAsked(null)
    goOn()
  }
  const question = asked !== null && (
    <ConfirmDialog
      open
      title={t('unlikely.title')}
      confirmLabel={t('unlikely.keep')}
      cancelLabel={t('unlikely.change')}
      onConfirm={() => keep(asked)}
      onCancel={() => setAsked(null)}
    >
      <Stack gap={3}>
        {asked.sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Stack>
    </ConfirmDialog>
  )
  return { ask, question }
}
