import { EffectLine } from './effect-line'
import { LineChart } from './line-chart'
import { SaveBar } from './save-bar'

/**
 * What stands around the sheet on the details tab of the forecast, as a page of plain React would have it: each part
 * follows the figures by itself, and the grid is not rendered by any of them. The cards stand on the other tab.
 */
export const Around = ({ model, children }) => (
  <main className="around">
    <section>
      <EffectLine model={model} />
      <LineChart model={model} />
    </section>
    {children}
    <SaveBar model={model} />
  </main>
)
