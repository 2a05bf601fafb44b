import { useQuery } from '@tanstack/react-query'
import { useTranslation, withTexts } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import en from '../../../locales/quantities/en.json'
import sv from '../../../locales/quantities/sv.json'
import { useForecast } from '../../context/use-forecast'
import { quantitiesQuery } from '../../data/quantities-query'
import { QuantitiesDialog } from './quantities-dialog'
import { shownKeys } from './read-quantities'

const OpenQuantities = () => {
  const { t } = useTranslation('forecast-quantities')
  const { address } = useForecast().editor
  const { data, isError, refetch } = useQuery(quantitiesQuery(address))
  const [isOpen, setIsOpen] = useState(false)
  if (isError) return <Button onClick={() => void refetch()}>{t('retry')}</Button>
  if (data === undefined || shownKeys(data).length === 0) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
      {isOpen && <QuantitiesDialog quantities={data} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/**
 * The way to the quantities of a unit whose municipality pays for visits or months; nothing where it does not. Its
 * texts come with it, and not with the page.
 */
export const Quantities = withTexts('forecast-quantities', { sv, en }, OpenQuantities)
