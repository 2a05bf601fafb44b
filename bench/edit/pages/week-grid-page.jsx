import { Around } from './around/around'
import { Grid, model } from './grids/week-grid'
import { mount } from './mount'

mount(
  <Around model={model}>
    <Grid />
  </Around>,
)
