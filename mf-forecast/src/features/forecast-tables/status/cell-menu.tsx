import type { SheetSelection } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { DropdownMenu } from '@veckovis/ui/menu'
import { chordText } from '../../../commands/chord-text'
import { cellMenu } from '../../../commands/cell-menu'
import type { Command } from '../../../commands/command'
import { commandName } from '../../../commands/command-list'
import { situationOf } from '../../../commands/situation'
import { useForecast } from '../../../context/use-forecast'
import * as styles from './selection-status.module.css'

/** What can be done where the focus stands, with its keys. */
export const CellMenu = ({ selection }: { readonly selection: SheetSelection }) => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecast()
  const item = (command: Command) => {
    const [chord] = command.chords
    return {
      key: command.id,
      label: (
        <span className={styles.choice}>
          {commandName(command, situationOf(forecast, selection), t)}
          {chord !== undefined && <kbd>{chordText(chord, t)}</kbd>}
        </span>
      ),
      onSelect: () => command.run(forecast),
    }
  }
  // This button is drawn again with every edit: what is possible is found out when the menu opens.
  const items = () => cellMenu(situationOf(forecast, selection)).map(item)
  return (
    <DropdownMenu items={items}>
      <Button variant="quiet" aria-label={t('status.more')} icon={<Icon name="chevron-down" />} />
    </DropdownMenu>
  )
}
