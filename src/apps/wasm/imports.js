// For the linker only: these two come from whoever loads the module (see main.cpp).
mergeInto(LibraryManager.library, { now: function () {}, info: function () {} });
