/** Every look but the first of all: what a board loads that is to be seen in another. */
export { outfitOf } from '../../../drawing/outfits.ts';
