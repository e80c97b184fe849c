import { find } from "./find.ts";

/** The session is a cookie, and a frame may ask for its cookies only after a click. */
find("#sign-in").addEventListener("click", async () => {
	const isAllowed = await document.requestStorageAccess().then(
		() => true,
		() => false,
	);
	find("#signed-in").textContent = isAllowed
		? "Signed in"
		: "Not possible in this frame";
});
