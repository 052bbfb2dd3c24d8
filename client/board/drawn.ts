import { svg, type TemplateResult } from 'lit';

/**
 * A drawing as a template without blanks, to be made once and used often. The markup is this project's own, never a
 * person's, and goes through Lit's own trusted types policy like any template.
 */
export const drawn = (markup: string): TemplateResult<2> => svg(Object.assign([markup], { raw: [markup] }));
