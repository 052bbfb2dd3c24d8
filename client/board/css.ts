/** A style sheet's text: not Lit's own tag, for what is put into it is all from this project. */
export const css = String.raw;
