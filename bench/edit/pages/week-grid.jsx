import { Grid } from './grids/week-grid'
import { mount } from './mount'

mount(<Grid />)
