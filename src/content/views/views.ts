import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { aboutView } from "./about.ts";
import { contactView } from "./contact.ts";
import { corporateView } from "./corporate.ts";
import { leadFrameView, mapView } from "./frames.ts";
import { galleryWordsView } from "./gallery.ts";
import { groupClassesView } from "./group-classes.ts";
import { homeView } from "./home.ts";
import { measurementView } from "./measurement.ts";
import { nutritionCoachingView } from "./nutrition-coaching.ts";
import { openGymView } from "./open-gym.ts";
import { openNowView } from "./open-now.ts";
import { notFoundView } from "./pages.ts";
import { personalTrainingView } from "./personal-training.ts";
import { pricingView } from "./pricing.ts";
import { programsView } from "./programs.ts";
import { prolabsView } from "./prolabs.ts";
import { scheduleView } from "./schedule.ts";
import { shellView } from "./shell.ts";
import {
	thankYouCorporateView,
	thankYouFreeClassView,
	thankYouIntroCallView,
	thankYouProlabsView,
	thankYouView,
} from "./thank-you.ts";

/**
 * What each module "content:name" holds: just what one page or the shell shows, made in the build. The browser
 * receives neither the rest of the content nor the code that reads it.
 */
export const views = {
	shell: shellView,
	home: homeView,
	schedule: scheduleView,
	"open-now": openNowView,
	galleries: galleryWordsView,
	"group-classes": groupClassesView,
	"nutrition-coaching": nutritionCoachingView,
	"open-gym": openGymView,
	"not-found": notFoundView,
	"thank-you": thankYouView,
	"thank-you-free-class": thankYouFreeClassView,
	"thank-you-intro-call": thankYouIntroCallView,
	"thank-you-corporate": thankYouCorporateView,
	"thank-you-prolabs": thankYouProlabsView,
	pricing: pricingView,
	corporate: corporateView,
	prolabs: prolabsView,
	programs: programsView,
	"personal-training": personalTrainingView,
	about: aboutView,
	contact: contactView,
	map: mapView,
	measurement: measurementView,
	"dialog-consultation": (content: Content) =>
		leadFrameView(content, "consultation"),
} satisfies Record<string, (content: Content, desk: PictureDesk) => unknown>;
