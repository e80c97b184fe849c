import { keepEarlyPresses } from "./dialogs/early-presses.ts";
import { markScroll } from "./scroll-marks.ts";

// Runs when announcement and bar are there. To ask for their place lays them out at once: on a slow phone the first frame
// is then left with the first view alone, and neither is a long task.
markScroll();
keepEarlyPresses();
