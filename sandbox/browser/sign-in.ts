import { find } from "./find.ts";

/** Browsers allow requestStorageAccess() for the third-party session cookie only after a click. */
find("#sign-in").addEventListener("click", async () => {
	const isAllowed = await document.requestStorageAccess().then(
		() => true,
		() => false,
	);
	find("#signed-in").textContent = isAllowed
		? "Signed in"
		: "Not possible in this frame";
});
