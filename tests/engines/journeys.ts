import { dialogJourneys, keyboardBooking } from "./dialog-journeys.ts";
import { frameJourneys } from "./frame-journeys.ts";
import { layoutJourneys } from "./layout-journeys.ts";
import { navigationJourneys } from "./navigation-journeys.ts";
import type { Journey } from "./visitor.ts";
import { sliderJourneys, widgetJourneys } from "./widget-journeys.ts";
import { withoutScriptJourneys } from "./without-script-journeys.ts";

export const journeys: readonly Journey[] = [
	...layoutJourneys,
	// Must run before journeys with frames, because Firefox may leave the focus in an earlier frame.
	keyboardBooking,
	...navigationJourneys,
	...dialogJourneys,
	...frameJourneys,
	...widgetJourneys,
	...sliderJourneys,
	...withoutScriptJourneys,
];
