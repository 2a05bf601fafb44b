import { Around } from './around/around'
import { Grid, model } from './grids/react-data-grid'
import { mount } from './mount'

mount(
  <Around model={model}>
    <Grid />
  </Around>,
)
