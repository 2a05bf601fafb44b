import { Grid } from './grids/react-data-grid'
import { mount } from './mount'

mount(<Grid />)
